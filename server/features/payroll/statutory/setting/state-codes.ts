/** Where the letters of an address (ISO 3166-2) are not those on the state's vehicles, which the tables of the law use. */
const others: Readonly<Record<string, string>> = { 'IN-TS': 'TG', 'IN-DH': 'DN' }

/** `IN-KA` → `KA`. */
export const lawCode = (state: string) => others[state] ?? state.slice(3)
