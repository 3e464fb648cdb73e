const hidden = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/**
 * A contract's words on one line, as they are: what would begin another line, steer a terminal or turn the direction of
 * writing is told by its number. A log can be read by a machine, to which a line of its own may be a command.
 */
export function visibleText(text: string): string {
  return text.replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
