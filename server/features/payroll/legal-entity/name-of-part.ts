import type { PayingEntity } from './paying-entity.ts'

type Named = Pick<PayingEntity, 'name'>

/** The file name with the name of the entity, if there are several. Portals accept letters and digits only. */
export function nameOfPart({ entity }: { entity: Named | null }, fileName: string): string {
  if (entity === null) return fileName
  const at = fileName.lastIndexOf('.')
  const [stem, ending] = [fileName.slice(0, at), fileName.slice(at)]
  const plain = entity.name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]/g, '')
  return stem.includes(' ')
    ? `${stem} ${entity.name.replaceAll(/[/\\:*?"<>|]/g, ' ')}${ending}`
    : `${stem}${plain}${ending}`
}
