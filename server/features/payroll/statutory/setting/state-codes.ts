/** States whose ISO 3166-2 code differs from the vehicle code, which the tables of the law use. */
const others: Readonly<Record<string, string>> = { 'IN-TS': 'TG', 'IN-DH': 'DN' }

/** `IN-KA` → `KA`. */
export const lawCode = (state: string) => others[state] ?? state.slice(3)
