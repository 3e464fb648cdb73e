/** The settings of this Next.js application. */
const config = {
  // An address of the contract may end with a slash. Without this setting, Next.js redirects callers to the address without it.
  skipTrailingSlashRedirect: true,
};

// biome-ignore lint/style/noDefaultExport: Next.js reads the default export of this file.
export default config;
