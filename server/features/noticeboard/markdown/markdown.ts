import { micromark } from 'micromark'

/** Runs in a thread, see `formatted`: some short texts take very long. */
export default function htmlTask(text: string): string {
  return html(text)
}

/**
 * Markdown from people as safe HTML: tags in it become text, links may only lead to web pages and mail addresses, and there are no
 * pictures, which would reveal readers to others. Headings are below the page's own.
 */
export function html(text: string): string {
  // All tags in it are from micromark: tags that people wrote are escaped.
  return micromark(text, { extensions: [{ disable: { null: ['labelStartImage'] } }] })
    .replace(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => `<${end}h${Math.min(Number(level) + 2, 6)}>`)
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer nofollow" href="')
}

const mostExcerpt = 200

/** The beginning of a text without its markup. */
export function excerptOf(text: string): string {
  const plain = text
    .slice(0, 4 * mostExcerpt)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= mostExcerpt ? plain : `${plain.slice(0, mostExcerpt - 1).trimEnd()}…`
}
