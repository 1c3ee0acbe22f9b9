import type { PayingEntity } from './paying-entity.ts'

type Named = Pick<PayingEntity, 'name'>

/** A file of one of several entities is told apart by its name, too. Portals take letters and digits alone. */
export function nameOfPart({ entity }: { entity: Named | null }, fileName: string): string {
  if (entity === null) return fileName
  const at = fileName.lastIndexOf('.')
  const [stem, ending] = [fileName.slice(0, at), fileName.slice(at)]
  const plain = entity.name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]/g, '')
  return stem.includes(' ')
    ? `${stem} ${entity.name.replaceAll(/[/\\:*?"<>|]/g, ' ')}${ending}`
    : `${stem}${plain}${ending}`
}
