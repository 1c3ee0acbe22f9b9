import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { withCountryCode } from '../format/phone.ts'
import { show } from '../testing/show.tsx'
import { AutocompleteInput } from './choice/autocomplete-field.tsx'
import { ChoicesInput } from './choice/choices-field.tsx'
import { DateInput } from './date/date-field.tsx'
import { FileDropInput } from './file-drop.tsx'
import { MaskedInput } from './text/masked-field.tsx'
import { MoneyInput } from './text/money-field.tsx'
import { caretAfter, cleanAmount, fromPaise, toPaise } from './text/money-text.ts'
import { NumberInput } from './text/number-field.tsx'
import { PhoneInput } from '../../features/employees/form/phone-field.tsx'
import { RadioCardsInput } from './choice/radio-cards.tsx'
import { sentValues } from './sent-values.ts'
import { TimeInput } from './date/time-field.tsx'
import type { Choice, OptionsPage } from './choice/use-options.ts'

const onChange = vi.fn()

/** Holds an input's value as a form would, and reports every change. */
function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    onChange(next)
    setValue(next)
  })
}

describe('an amount', () => {
  it('is typed in rupees, held in paise and rejects anything else', async () => {
    const { user } = show(
      <Held<number | null> start={12_500_000}>
        {(value, set) => <MoneyInput label="Net" value={value} onChange={set} />}
      </Held>,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Net' })
    expect(input.value).toBe('1,25,000')
    await user.clear(input)
    expect(onChange).toHaveBeenLastCalledWith(null)
    await user.type(input, '12x34567.895')
    expect(input.value).toBe('12,34,567.89')
    expect(onChange).toHaveBeenLastCalledWith(123_456_789)
  })
  it('is read digit by digit', () => {
    expect(toPaise('0.1')).toBe(10)
    expect(toPaise('1234567.8')).toBe(123_456_780)
    expect(fromPaise(123_456_705)).toBe('1234567.05')
    expect(cleanAmount('₹1,25,000.505')).toBeNull()
    for (const lakhs of ['12 LPA', '12L', '₹12 lakh', '12.0 lacs', '0.12 Cr', '0.12 crore', '12,00,000'])
      expect([lakhs, cleanAmount(lakhs)]).toEqual([lakhs, '1200000'])
    expect(cleanAmount('12.525 LPA')).toBe('1252500')
    for (const none of ['12 K', 'LPA', '1.2.3 L', '12 LPAX', '123456789 Cr'])
      expect([none, cleanAmount(none)]).toEqual([none, null])
    expect(caretAfter('1,25,000', 4)).toBe(6)
  })
})

describe('a number', () => {
  it('keeps half-typed input and rejects letters', async () => {
    const { user } = show(
      <Held<number | null> start={null}>
        {(value, set) => <NumberInput label="Days" decimals={1} value={value} onChange={set} />}
      </Held>,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Days' })
    await user.type(input, '2.x55')
    expect(input.value).toBe('2.5')
    expect(onChange).toHaveBeenLastCalledWith(2.5)
  })
})

describe('a day and a time', () => {
  it('shows a day, and returns the typed one', async () => {
    const { user } = show(
      <Held<string | null> start="2026-11-20">
        {(value, set) => <DateInput label="From" value={value} onChange={set} />}
      </Held>,
    )
    const group = await screen.findByRole('group', { name: 'From' })
    expect(group.textContent).toContain('20')
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('23')
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-23'))
  })
  it('returns a time of day', async () => {
    const { user } = show(
      <Held<string | null> start={null}>
        {(value, set) => <TimeInput label="Starts" value={value} onChange={set} />}
      </Held>,
    )
    await user.click(await screen.findByRole('spinbutton', { name: 'Hours' }))
    await user.keyboard('0930')
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('09:30'))
  })
})

describe('a choice among many', () => {
  it('is searched on the server and continued with the cursor', async () => {
    const load = vi.fn((search: string, next: string | undefined): Promise<OptionsPage<Choice>> =>
      Promise.resolve({
        data: [{ value: `${search}-${next ?? 'first'}`, label: `Role ${search}` }],
        pagination: { next: null },
      }),
    )
    const { user } = show(
      <Held<Choice | null> start={null}>
        {(value, set) => <AutocompleteInput label="Role" value={value} onChange={set} load={load} />}
      </Held>,
    )
    expect(load).not.toHaveBeenCalled()
    await user.type(await screen.findByRole('combobox', { name: 'Role' }), 'fin')
    await user.click(await screen.findByRole('option', { name: 'Role fin' }))
    expect(onChange).toHaveBeenLastCalledWith({ value: 'fin-first', label: 'Role fin' })
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Role fin')
  })
  it('adds a missing one', async () => {
    const onAdd = vi.fn((text: string) => Promise.resolve({ value: 'new', label: text }))
    const { user } = show(
      <Held<Choice | null> start={null}>
        {(value, set) => <AutocompleteInput label="Sector" value={value} onChange={set} options={[]} onAdd={onAdd} />}
      </Held>,
    )
    await user.type(await screen.findByRole('combobox', { name: 'Sector' }), 'Tea')
    await user.click(await screen.findByRole('option', { name: 'Add "Tea"' }))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ value: 'new', label: 'Tea' }))
  })
})

describe('several choices', () => {
  it('are picked one after the other and removed again', async () => {
    const options = [
      { value: 'a', label: 'Anita' },
      { value: 'b', label: 'Bina' },
    ]
    const { user } = show(
      <Held<Choice[]> start={[]}>
        {(value, set) => <ChoicesInput label="Approvers" value={value} onChange={set} options={options} />}
      </Held>,
    )
    await user.click(await screen.findByRole('combobox', { name: 'Approvers' }))
    await user.click(await screen.findByRole('option', { name: 'Anita' }))
    await user.click(await screen.findByRole('option', { name: 'Bina' }))
    expect(onChange).toHaveBeenLastCalledWith(options)
    await user.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith([options[0]])
  })
})

describe('files', () => {
  it('are accepted, shown, removed, and refused if too large', async () => {
    const { user } = show(
      <Held<File | File[] | null> start={null}>
        {(value, set) => (
          <FileDropInput label="Bill" types={['application/pdf']} maxBytes={10} value={value} onChange={set} />
        )}
      </Held>,
    )
    expect(screen.getByText('PDF, up to 10 B')).toBeDefined()
    const input = screen.getByLabelText('Bill')
    await user.upload(input, new File(['x'.repeat(11)], 'long.pdf', { type: 'application/pdf' }))
    expect(screen.getByText('long.pdf is larger than 10 B')).toBeDefined()
    await user.upload(input, new File(['x'], 'bill.pdf', { type: 'application/pdf' }))
    await user.click(screen.getByRole('button', { name: 'Remove bill.pdf' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

describe('other fields', () => {
  it('writes an Indian number with its country code', async () => {
    const { user } = show(
      <Held start="">{(value, set) => <PhoneInput label="Mobile" value={value} onChange={set} />}</Held>,
    )
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '98765 43210')
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith('+919876543210')
    expect(withCountryCode('+1 415 555 0100')).toBe('+14155550100')
  })
  it('hides a stored value until it is changed', async () => {
    const { user } = show(
      <Held start="">
        {(value, set) => <MaskedInput label="PAN" stored="ABCDE1234F" value={value} onChange={set} />}
      </Held>,
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'PAN' }).value).toBe('•••• 234F')
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'PAN' }).value).toBe('')
  })
  it('chooses one card', async () => {
    const { user } = show(
      <Held start="">
        {(value, set) => (
          <RadioCardsInput
            label="Type"
            value={value}
            onChange={set}
            options={[
              { value: 'bug', label: 'Bug Report' },
              { value: 'other', label: 'Other' },
            ]}
          />
        )}
      </Held>,
    )
    expect(screen.getByRole('group', { name: 'Type' })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    expect(onChange).toHaveBeenLastCalledWith('other')
  })
})

describe('the sent body', () => {
  const values = {
    name: 'A',
    note: '',
    count: null,
    rows: [{ amount: 1, note: '' }],
    role: { value: 'r1', label: 'Lead' },
    flag: false,
  }
  it("omits or clears empty fields, and sends a choice's value", () => {
    expect(sentValues(values, 'absent').body).toEqual({ name: 'A', rows: [{ amount: 1 }], role: 'r1', flag: false })
    expect(sentValues(values, 'null').body).toEqual({
      name: 'A',
      note: null,
      count: null,
      rows: [{ amount: 1, note: null }],
      role: 'r1',
      flag: false,
    })
  })
  it('separates files', () => {
    const bill = new File(['x'], 'bill.pdf')
    expect(sentValues({ title: 'Taxi', bill, more: [bill], none: null }, 'absent')).toEqual({
      body: { title: 'Taxi' },
      files: { bill, more: [bill] },
    })
  })
})
