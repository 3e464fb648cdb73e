import { commands, type ExtensionContext, languages, type TextDocument, window, workspace } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { serverCommand } from "./server-command.js";

let client: LanguageClient | undefined;

/** The documents of the language server. VS Code knows them as XML, and other extensions for XML go on working. */
const contracts = { language: "xml", scheme: "file", pattern: "**/*.{wsdl,xsd}" };

/** VS Code calls it when the first XML document is opened. The language server starts with the first WSDL or XSD. */
export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  const startFor = async (document: TextDocument): Promise<void> => {
    if (client === undefined && languages.match(contracts, document) > 0) await start();
  };
  subscriptions.push(
    commands.registerCommand("stubwright.restart", restart),
    workspace.onDidOpenTextDocument(startFor),
    workspace.onDidGrantWorkspaceTrust(restart),
    workspace.onDidChangeConfiguration(async (change) => {
      if (client !== undefined && change.affectsConfiguration("stubwright.command")) await restart();
    }),
  );
  for (const document of workspace.textDocuments) await startFor(document);
}

/** Ends the language server. VS Code calls it before the extension is unloaded. */
export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}

async function restart(): Promise<void> {
  await deactivate();
  await start();
}

async function start(): Promise<void> {
  // A project may name any program, so nothing runs in a folder that the user does not trust.
  if (!workspace.isTrusted) return;
  const { program, args } = serverCommand(workspace.getConfiguration("stubwright").get("command"));
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  // On Windows, npx is a script, which only a shell can run.
  const options = { shell: process.platform === "win32", ...(cwd === undefined ? {} : { cwd }) };
  const server = { command: program, args: [...args], transport: TransportKind.stdio, options };
  client = new LanguageClient("stubwright", "Stubwright", server, { documentSelector: [contracts] });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const reason = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(
      `Stubwright's language server does not start: ${reason} Install stubwright in the project, or set stubwright.command.`,
    );
  }
}
