import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { MoneyInput } from '../../../shared/form/text/money-field.tsx'
import { NumberInput } from '../../../shared/form/text/number-field.tsx'
import { SwitchInput } from '../../../shared/form/choice/switch-field.tsx'
import { TextInput } from '../../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { SelectInput } from '../select-later.tsx'
import { ListEditor } from './list-editor.tsx'
import { chosenOf, type EditorProps, emptyOf } from './shape.ts'
import { wordsOf } from './shape-labels.ts'

/** Inputs for a value of any shape. */
export function ValueEditor(props: EditorProps) {
  const { shape, value, onChange, path, errors } = props
  const common = { label: props.label, onChange, ...(errors.has(path) ? { error: errors.get(path)! } : {}) }
  switch (shape.kind) {
    case 'number':
      return <NumberEditor {...props} />
    case 'flag':
      return <SwitchInput {...common} value={value === true} />
    case 'text': {
      const options = shape.options?.map((option) => ({ value: option, label: wordsOf(option) }))
      return options && options.length > 1 ? (
        <SelectInput {...common} value={typeof value === 'string' ? value : ''} options={options} />
      ) : (
        <TextInput {...common} value={typeof value === 'string' ? value : ''} maxLength={300} />
      )
    }
    case 'record':
      return <RecordEditor {...props} />
    case 'list':
      return <ListEditor {...props} Item={ValueEditor} />
    case 'either':
      return <ValueEditor {...props} shape={chosenOf(shape, value)} />
  }
}

/** Money in rupees, rates in per cent, anything else as a whole number. */
function NumberEditor({ shape, value, onChange, label, path, errors }: EditorProps) {
  const number = typeof value === 'number' ? value : null
  const common = { label, onChange, ...(errors.has(path) ? { error: errors.get(path)! } : {}) }
  if (shape.unit === 'paise') return <MoneyInput {...common} value={number} />
  if (shape.unit === 'basisPoints') {
    return (
      <NumberInput
        {...common}
        unit="%"
        decimals={2}
        value={number === null ? null : number / 100}
        onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
      />
    )
  }
  const unit = shape.unit === 'rupees' ? '₹' : shape.unit !== null && wordUnits.has(shape.unit) ? shape.unit : undefined
  return <NumberInput {...common} value={number} {...(unit ? { unit } : {})} />
}

const wordUnits = new Set(['days', 'months', 'years', 'hours'])

function RecordEditor({ shape, value, onChange, label, path, errors }: EditorProps) {
  const held = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const put = (name: string, part: unknown) => onChange({ ...held, [name]: part })
  const drop = (name: string) => onChange(Object.fromEntries(Object.entries(held).filter(([key]) => key !== name)))
  const missing = shape.fields.filter(({ name, optional }) => optional && held[name] === undefined)
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {shape.fields
          .filter(({ name, optional }) => !(optional && held[name] === undefined))
          .map(({ name, optional, shape: part }) => (
            <Box key={name} sx={part.kind === 'list' ? { gridColumn: '1 / -1' } : undefined}>
              <ValueEditor
                shape={part}
                value={held[name]}
                onChange={(next) => put(name, next)}
                label={wordsOf(name)}
                path={`${path}.${name}`}
                errors={errors}
              />
              {optional ? (
                <ActionButton
                  size="small"
                  look="text"
                  action={{ label: t`Remove: ${wordsOf(name)}`, onClick: () => drop(name) }}
                />
              ) : null}
            </Box>
          ))}
      </Box>
      {missing.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {missing.map(({ name, shape: part }) => (
            <ActionButton
              key={name}
              size="small"
              look="text"
              action={{ label: t`Add: ${wordsOf(name)}`, onClick: () => put(name, emptyOf(part)) }}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
