/**
 * A text as it is searched and found: in lower case, without accents and apostrophes, with one blank for several or for a hard one.
 * PostgreSQL's `search_folded` does the same.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'`\u00b4\u02bc\u2018\u2019]/g, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
}
