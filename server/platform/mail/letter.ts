import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../language/translate.ts'

/** The content of a mail, from which both plain text and HTML are made. */
export interface Letter<Text = string> {
  subject: Text
  /** Paragraphs. */
  lines: readonly Text[]
  /** Shown large, for typing. */
  code?: string
  button?: { label: Text; url: string }
  /** Small print below. */
  note?: Text
  /** The link to turn off mails of this kind. */
  unsubscribe?: { why: Text; label: Text; url: string }
}

/** A letter in its reader's language. */
export function inLanguage(letter: Letter<Sentence>, language: string): Letter {
  const { subject, lines, code, button, note, unsubscribe } = letter
  const read = (said: Sentence) => translate(said, language)
  return {
    subject: short(read(subject)),
    lines: lines.map(read),
    ...(code === undefined ? {} : { code }),
    ...(button ? { button: { label: read(button.label), url: button.url } } : {}),
    ...(note ? { note: read(note) } : {}),
    ...(unsubscribe
      ? { unsubscribe: { ...unsubscribe, why: read(unsubscribe.why), label: read(unsubscribe.label) } }
      : {}),
  }
}

const longestSubject = 120

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).trimEnd()}…`
}

export function asText({ lines, code, button, note: told, unsubscribe }: Letter): string {
  const parts = lines.map(unlinked)
  const note = told && unlinked(told)
  if (code) parts.push(code)
  if (button) parts.push(`${button.label}:\n${button.url}`)
  if (note) parts.push(note)
  if (unsubscribe) parts.push(`${unsubscribe.why} ${unsubscribe.label}:\n${unsubscribe.url}`)
  return `${parts.join('\n\n')}\n\n-- \nMuster\n`
}

/** One plain layout for every mail: tables and inline styles, because mail clients support little else. */
export function asHtml({ subject, lines, code, button, note, unsubscribe }: Letter, language = 'en'): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escape(unlinked(line))}</p>`).join('')
  const large = code
    ? `<p style="margin:8px 0 24px;font-size:32px;line-height:40px;font-weight:650;letter-spacing:8px">${escape(code)}</p>`
    : ''
  const action = button
    ? `<p style="margin:8px 0 24px"><a href="${escape(button.url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#1459c7;color:#ffffff;font-weight:600;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;color:#5b6472;font-size:12px;word-break:break-all">${escape(button.url)}</p>`
    : ''
  const small = note ? smallPrint(escape(unlinked(note))) : ''
  const off = unsubscribe
    ? smallPrint(
        `${escape(unsubscribe.why)} <a href="${escape(unsubscribe.url)}" style="color:#5b6472">${escape(unsubscribe.label)}</a>`,
      )
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f7f8fa">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border:1px solid #e7eaef;border-top:4px solid #1459c7;font:14px/22px 'Public Sans',Arial,sans-serif;color:#262d38">
<tr><td style="padding:24px 28px 0;font-size:18px;font-weight:650">Muster</td></tr>
<tr><td style="padding:16px 28px 28px">${paragraphs}${large}${action}${small}${off}</td></tr>
</table></td></tr></table>
</body></html>
`
}

const smallPrint = (html: string) =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e7eaef;color:#5b6472;font-size:12px">${html}</p>`

/**
 * In our lines, text that looks like an address was typed by someone. A zero-width space after its dots keeps mail programs from making
 * a link of it. Our own links are buttons.
 */
function unlinked(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}/])/gu, '$&\u200b')
}

export function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
