/**
 * The state code in TDS statements for a state's ISO code, `IN-KA`.
 *
 * @throws RangeError for a state without one
 */
export function taxStateCode(state: string): string {
  const code = codes[state]
  if (code === undefined) throw new RangeError(`TDS statements have no code for ${state}`)
  return code
}

/** Source: Protean, file formats of TDS statements, Annexure 1. */
const codes: Readonly<Record<string, string>> = {
  'IN-AN': '01',
  'IN-AP': '02',
  'IN-AR': '03',
  'IN-AS': '04',
  'IN-BR': '05',
  'IN-CH': '06',
  'IN-DH': '07',
  'IN-DL': '09',
  'IN-GA': '10',
  'IN-GJ': '11',
  'IN-HR': '12',
  'IN-HP': '13',
  'IN-JK': '14',
  'IN-KA': '15',
  'IN-KL': '16',
  'IN-LD': '17',
  'IN-MP': '18',
  'IN-MH': '19',
  'IN-MN': '20',
  'IN-ML': '21',
  'IN-MZ': '22',
  'IN-NL': '23',
  'IN-OD': '24',
  'IN-PY': '25',
  'IN-PB': '26',
  'IN-RJ': '27',
  'IN-SK': '28',
  'IN-TN': '29',
  'IN-TR': '30',
  'IN-UP': '31',
  'IN-WB': '32',
  'IN-CG': '33',
  'IN-UK': '34',
  'IN-JH': '35',
  'IN-TS': '36',
  'IN-LA': '37',
}

/** The ISO codes of all states and union territories. */
export const indianStates: readonly string[] = Object.keys(codes)
