export interface StatementText {
  text: string
  /** Characters before it. */
  from: number
}

/** Comments, texts, names in quotes and bodies of functions, in which a semicolon ends nothing; then the semicolon that does. */
const parts =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|;/g

/** The statements of a migration, each with the semicolon that ends it. Function bodies are quoted (`$$ … $$`), not `begin atomic`. */
export function statementsOf(migration: string): StatementText[] {
  const statements: StatementText[] = []
  let from = 0
  const add = (to: number) => {
    const text = migration.slice(from, to)
    if (!isEmpty(text)) statements.push({ text, from })
    from = to
  }
  for (const { 0: part, index } of migration.matchAll(parts)) if (part === ';') add(index + 1)
  add(migration.length)
  return statements
}

/** Nothing but comments. */
function isEmpty(text: string): boolean {
  return text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|;/g, '').trim() === ''
}
