/**
 * Employer contributions that a salary structure plans as part of the CTC. The payslip has the statutory ones of the month instead, so that
 * they are not counted twice.
 */
const planned = new Set(['EMPLOYER_PF', 'EMPLOYER_ESI', 'EMPLOYER_LWF'])

export function isPlannedContribution({ code, kind }: { code: string; kind: string }): boolean {
  return kind === 'employer' && planned.has(code.toUpperCase())
}
