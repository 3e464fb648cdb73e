import type { JSX } from "preact";
import { useApp } from "../app-context.js";
import type { CallExtras, Credentials } from "../call/credentials.js";

/** Credentials and header fields of HTTP for all calls. */
export function CredentialsPanel(): JSX.Element {
  const { extras, setExtras, keepsExtras, setKeepsExtras } = useApp();
  const { credentials } = extras;
  const count = extras.headers.length;
  const summary =
    credentials.kind === "none" && count === 0 ? "" : ` (${kindNames[credentials.kind]}, ${count} headers)`;
  return (
    <details class="credentials">
      <summary>Credentials and headers{summary}</summary>
      <div class="bar">
        <label>
          Credentials{" "}
          <select
            value={credentials.kind}
            onChange={(event) => setExtras({ ...extras, credentials: newCredentials(event.currentTarget.value) })}
          >
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <CredentialInputs
          credentials={credentials}
          onChange={(changed) => setExtras({ ...extras, credentials: changed })}
        />
      </div>
      <HeaderInputs extras={extras} onChange={setExtras} />
      <label class="keep">
        <input
          type="checkbox"
          checked={keepsExtras}
          onChange={(event) => setKeepsExtras(event.currentTarget.checked)}
        />{" "}
        Keep these in this tab until it is closed. They are never part of links or of the history.
      </label>
    </details>
  );
}

const kindNames: Readonly<Record<Credentials["kind"], string>> = {
  none: "none",
  basic: "Basic",
  bearer: "Bearer token",
  usernameToken: "UsernameToken (SOAP)",
};

function newCredentials(kind: string): Credentials {
  switch (kind) {
    case "basic":
      return { kind, user: "", password: "" };
    case "bearer":
      return { kind, token: "" };
    case "usernameToken":
      return { kind, user: "", password: "", isDigest: false };
    default:
      return { kind: "none" };
  }
}

interface CredentialInputsProps {
  readonly credentials: Credentials;
  readonly onChange: (credentials: Credentials) => void;
}

function CredentialInputs({ credentials, onChange }: CredentialInputsProps): JSX.Element | null {
  switch (credentials.kind) {
    case "none":
      return null;
    case "bearer":
      return (
        <Secret label="Token" value={credentials.token} onChange={(token) => onChange({ ...credentials, token })} />
      );
    case "basic":
    case "usernameToken":
      return (
        <>
          <label>
            User{" "}
            <input
              type="text"
              autoComplete="off"
              value={credentials.user}
              onInput={(event) => onChange({ ...credentials, user: event.currentTarget.value })}
            />
          </label>
          <Secret
            label="Password"
            value={credentials.password}
            onChange={(password) => onChange({ ...credentials, password })}
          />
          {credentials.kind === "basic" ? null : (
            <label>
              <input
                type="checkbox"
                checked={credentials.isDigest}
                onChange={(event) => onChange({ ...credentials, isDigest: event.currentTarget.checked })}
              />{" "}
              as digest
            </label>
          )}
        </>
      );
  }
}

function Secret({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): JSX.Element {
  return (
    <label>
      {label}{" "}
      <input
        type="password"
        autoComplete="off"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

function HeaderInputs({
  extras,
  onChange,
}: {
  readonly extras: CallExtras;
  readonly onChange: (extras: CallExtras) => void;
}): JSX.Element {
  const { headers } = extras;
  const replace = (index: number, name: string, value: string): void =>
    onChange({ ...extras, headers: headers.with(index, [name, value]) });
  return (
    <div class="header-fields">
      {headers.map(([name, value], index) => (
        <span class="pair" key={index}>
          <input
            type="text"
            aria-label={`Name of header ${index + 1}`}
            placeholder="Header"
            value={name}
            onInput={(event) => replace(index, event.currentTarget.value, value)}
          />
          <input
            type="text"
            aria-label={`Value of header ${index + 1}`}
            placeholder="value"
            value={value}
            onInput={(event) => replace(index, name, event.currentTarget.value)}
          />
          <button
            type="button"
            class="quiet"
            aria-label={`Remove header ${index + 1}`}
            onClick={() => onChange({ ...extras, headers: headers.toSpliced(index, 1) })}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" class="quiet" onClick={() => onChange({ ...extras, headers: [...headers, ["", ""]] })}>
        + Add header
      </button>
    </div>
  );
}
