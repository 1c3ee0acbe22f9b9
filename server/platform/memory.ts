/** An organisation's settings as of one revision, by the function that reads them. */
interface Known {
  revision: number
  values: Map<unknown, unknown>
}

/** The cache of a database, for the most recently used organisations. */
export class Memory {
  readonly #known = new Map<string, Known>()

  /** Null if a newer revision is already known, in which case nothing is cached. */
  of(organisation: string, revision: number): Map<unknown, unknown> | null {
    const known = this.#known.get(organisation)
    if (known !== undefined && known.revision > revision) return null
    this.#known.delete(organisation)
    const now = known?.revision === revision ? known : { revision, values: new Map() }
    this.#known.set(organisation, now)
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostOrganisations) this.#known.delete(oldest!)
    return now.values
  }
}

const mostOrganisations = 500
