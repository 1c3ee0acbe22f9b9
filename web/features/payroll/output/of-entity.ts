/** Of which legal entity a file or a return is, where there are several: `own` is the organisation itself. */
export interface OfEntity {
  entity?: string
}
