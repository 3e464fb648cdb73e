import type {
  BlockDescription,
  MessageDescription,
  OperationDescription,
  TypeDescription,
} from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useApp } from "../app-context.js";
import { Documentation } from "./documentation.js";
import { TypeLink } from "./type-link.js";
import { TypeBody } from "./type-page.js";

/** What an operation is: routes, messages, header blocks and faults. */
export function AboutTab({ operation }: { readonly operation: OperationDescription }): JSX.Element {
  const { name, soapAction, soapVersions, routes, safety, request, requestHeaders, reply, replyHeaders, faults } =
    operation;
  return (
    <>
      <dl class="facts">
        <dt>JSON</dt>
        <dd>
          <ul class="routes">
            <li>
              <code>POST /json/reply/{name}</code>
            </li>
            {routes.map(({ method, path }) => (
              <li key={`${method} ${path}`}>
                <code>
                  {method === "*" ? "any method" : method} {path}
                </code>
              </li>
            ))}
          </ul>
        </dd>
        <dt>SOAP</dt>
        <dd>
          {soapVersions.join(" and ")}, action <code>{soapAction === "" ? '""' : soapAction}</code>
        </dd>
        {safety === undefined ? null : (
          <>
            <dt>Repeating</dt>
            <dd>{safety === "safe" ? "Safe: a call changes nothing." : "Idempotent: a call may be repeated."}</dd>
          </>
        )}
      </dl>
      <Message title="Request" message={request} />
      <Blocks title="Request headers" blocks={requestHeaders} />
      {reply === undefined ? <p>The operation is one-way: the service only accepts the request.</p> : null}
      {reply === undefined ? null : <Message title="Reply" message={reply} />}
      <Blocks title="Reply headers" blocks={replyHeaders} />
      <Blocks title="Faults" blocks={faults} />
    </>
  );
}

function Message({ title, message }: { readonly title: string; readonly message: MessageDescription }): JSX.Element {
  return (
    <section>
      <h2>
        {title} <TypeLink reference={message.type} />
      </h2>
      {message.element === undefined ? null : (
        <p>
          Element <code>{message.element}</code>
          {message.nillable ? ", which may be null" : ""}
        </p>
      )}
      {message.attachments === undefined ? null : <p>Sent beside the envelope: {message.attachments.join(", ")}.</p>}
      <DeclaredType message={message} />
      <Sample message={message} />
    </section>
  );
}

function DeclaredType({ message: { type: reference } }: { readonly message: MessageDescription }): JSX.Element | null {
  const { types } = useApp().contract;
  const type: TypeDescription | undefined = reference.kind === "declared" ? types.get(reference.name) : undefined;
  return type === undefined ? null : <TypeBody type={type} />;
}

function Sample({ message: { samples } }: { readonly message: MessageDescription }): JSX.Element | null {
  const sample = samples.typical ?? samples.minimal;
  if (sample === undefined) return null;
  return (
    <details>
      <summary>Sample</summary>
      <pre>{JSON.stringify(sample, undefined, 2)}</pre>
    </details>
  );
}

function Blocks({
  title,
  blocks,
}: {
  readonly title: string;
  readonly blocks: readonly BlockDescription[];
}): JSX.Element | null {
  if (blocks.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {blocks.map((block) => (
        <article key={block.name} class="block">
          <h3>
            {block.name} <TypeLink reference={block.type} />
          </h3>
          <Documentation of={block} />
          <DeclaredType message={block} />
          <Sample message={block} />
        </article>
      ))}
    </section>
  );
}
