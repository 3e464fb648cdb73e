import { createRequire } from "node:module";
import type { Project as Program, Node as SyntaxNode } from "ts-morph";

// By `require`: `import` first looks through the compiler in it for exports, which takes as long as loading it.
const library: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");

/** What is used of the package ts-morph at run time. */
export const { ModuleKind, ModuleResolutionKind, Node, Project, ScriptTarget, ts } = library;

/** The types of the same names. */
export type Node = SyntaxNode;
export type Project = Program;
