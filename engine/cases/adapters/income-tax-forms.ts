import { form16Figures, type Form16Input } from '../../payroll/rules/in/forms/form-16-figures.ts'
import { partB } from '../../payroll/rules/in/forms/form-16-rows.ts'
import { form16PartB } from '../../payroll/rules/in/forms/form-16.ts'
import { formNames, sectionName } from '../../payroll/rules/in/forms/form-names.ts'
import type { SectionKey } from '../../payroll/rules/in/forms/form-sections.law.ts'
import type { Adapter, CaseInput } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'
import { regime, salaryTaxInput } from './income-tax-input.ts'

/** The annual certificate and the names of forms and sections; all but the first are rules of our own cases. */
export const incomeTaxFormAdapters: Readonly<Record<string, Adapter>> = {
  form16_part_b: (book, input) => {
    const figures = form16Figures(book, form16Input(input))
    const optedOut = regime(input) === 'old' ? 'Yes' : 'No'
    // The examples number every year's rows like Part B of 2024-25.
    const rows = partB.map(({ number, figure }) => {
      const value = figure === null || figure === 'optedOut' ? optedOut : rupeesOf(figures[figure].amountPaise)
      return [number.replace(/[()]/g, ''), value]
    })
    return { rows: Object.fromEntries(rows) }
  },
  form_names: (book, input) => ({ ...formNames(book, read.day(input, 'on')) }),
  section_names: (book, input) => ({
    name: sectionName(book, read.day(input, 'on'), read.text(input, 'section') as SectionKey),
  }),
  form16_rows: (book, input) => {
    const form = form16PartB(book, form16Input(input))
    const rows = form.rows.map(({ number, amountPaise, word }) => [
      number,
      word ?? (amountPaise === null ? null : rupeesOf(amountPaise)),
    ])
    return { form: form.form, last: form.rows.at(-1)?.number, rows: Object.fromEntries(rows) }
  },
}

function form16Input(input: CaseInput): Form16Input {
  return {
    ...salaryTaxInput(input),
    regime: regime(input),
    reliefPaise: read.amount(input, 'relief', 0),
    otherTdsPaise: read.amount(input, 'otherTds', 0),
    otherTcsPaise: read.amount(input, 'otherTcs', 0),
  }
}
