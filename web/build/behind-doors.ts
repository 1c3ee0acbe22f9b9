interface Module {
  code: string | null
  importedIds: readonly string[]
}

/**
 * A module's imports, with a feature's `index.ts` replaced by the files that the imported names come from: the index exports
 * far more than any module loads.
 */
export function behindDoors(taker: Module, module: (id: string) => Module | null): readonly string[] {
  return taker.importedIds.flatMap((id) => {
    const [, feature] = /\/web\/features\/(\w+)\/index\.ts$/.exec(id) ?? []
    const door = feature === undefined ? null : module(id)
    if (door === null) return [id]
    const taken = new Set(namesIn(taker, 'import', `(?:/${feature}|\\.)/index`))
    return door.importedIds.filter((part) => {
      const [, file = ''] = /\/([\w-]+)\.tsx?$/.exec(part) ?? []
      return namesIn(door, 'export', `/${file}`).some((name) => taken.has(name))
    })
  })
}

/** The names in `import { a, b as c } from '…/file.ts'`: a and b. */
function namesIn({ code }: Module, verb: 'import' | 'export', file: string): string[] {
  const statement = new RegExp(`\\b${verb}\\s*\\{([^}]*)\\}\\s*from\\s*["'][^"']*${file}\\.tsx?["']`, 'g')
  return [...(code ?? '').matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
  )
}
