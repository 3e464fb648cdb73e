/** The style of the index page: one column, light or dark as the reader's system asks. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1c2330; --soft: #5a6474; --line: #d9dee7; --page: #f6f7f9; --card: #fff; --accent: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8ebf1; --soft: #a5afbf; --line: #343c4a; --page: #14181f; --card: #1c222c; --accent: #7db8f5; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 54rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .5rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
a { color: var(--accent); }
p { margin: .35rem 0; }
header p { color: var(--soft); }
header p > code { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
code { font: .9em/1.5 ui-monospace, Consolas, monospace; }
.count { color: var(--soft); font-weight: normal; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem; margin: .75rem 0; }
article p { color: var(--soft); }
.routes { list-style: none; margin: .5rem 0; padding: 0; }
.routes code { overflow-wrap: anywhere; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }
pre { margin: .5rem 0; padding: .8rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; background: var(--page); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem 1rem; }
`;
