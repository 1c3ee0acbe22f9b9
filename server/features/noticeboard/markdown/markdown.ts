import { micromark } from 'micromark'

/**
 * What people wrote in Markdown as HTML that is safe to show: their own tags are text, links lead to web pages and mail
 * addresses alone, and there are no pictures, which would tell somebody else who reads. Headings stand below those of a page.
 */
export function html(text: string): string {
  // All tags in it are of micromark: what people wrote as tags is escaped.
  return micromark(text, { extensions: [{ disable: { null: ['labelStartImage'] } }] })
    .replace(/<(\/?)h([1-6])>/g, (_, end: string, level: string) => `<${end}h${Math.min(Number(level) + 2, 6)}>`)
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer nofollow" href="')
}

const mostExcerpt = 200

/** The beginning of a text without its marks. */
export function excerptOf(text: string): string {
  const plain = text
    .slice(0, 4 * mostExcerpt)
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,400}\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d{1,9}[.)])\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= mostExcerpt ? plain : `${plain.slice(0, mostExcerpt - 1).trimEnd()}…`
}
