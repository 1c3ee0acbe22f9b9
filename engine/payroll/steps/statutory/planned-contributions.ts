/**
 * Employer contributions that a salary structure plans as a part of the CTC. The payslip has what the law asks for in the
 * month instead, so that they are not counted twice.
 */
const planned = new Set(['EMPLOYER_PF', 'EMPLOYER_ESI', 'EMPLOYER_LWF'])

export function isPlannedContribution({ code, kind }: { code: string; kind: string }): boolean {
  return kind === 'employer' && planned.has(code.toUpperCase())
}
