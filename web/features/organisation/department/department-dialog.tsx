import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { type Choice, choicesFrom, type LoadOptions } from '../../../shared/form/choice/use-options.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { aboveOf, type Department, departmentReads, withinOf } from './departments.ts'

interface Props {
  /** The one to change; null adds one. */
  department: Department | null
  /** All departments, as possible parents. */
  departments: readonly Department[]
  /** The initial parent of a new one. */
  parent?: Department | undefined
  onClose: () => void
}

/** A department's name, head, parent and purchase budget. */
export default function DepartmentDialog({ department, departments, parent, onClose }: Props) {
  const own = new Set(department ? withinOf(departments, department).map(({ _id }) => _id) : [])
  const above = department ? departments.find(({ _id }) => _id === department.parentId) : parent
  return (
    <FormDialog
      open
      width={440}
      title={department ? t`Edit ${department.name}` : t`Add department`}
      values={{
        name: department?.name ?? '',
        parentId: above ? { value: above._id, label: above.name } : null,
        headId: department?.head ? { value: department.head._id, label: department.head.name } : null,
        purchaseBudgetPaise: department?.purchaseBudgetPaise ?? null,
      }}
      empty="null"
      schema={() =>
        import('@muster/contract/organisation/department.routes.ts').then(
          ({ departmentRoutes }) => departmentRoutes['POST /api/v1/user/department'].body,
        )
      }
      send={(body) =>
        department
          ? api('PUT /api/v1/user/department/{id}', { params: { id: department._id }, body })
          : api('POST /api/v1/user/department', { body })
      }
      onDone={() => {
        snack(t`Department saved`)
        for (const key of departmentReads) void invalidate(key)
      }}
      submit={t`Save Department`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} maxLength={60} />
      <PersonPicker name="headId" label={t`Head of department`} optional load={loadEmployed} />
      <AutocompleteField
        name="parentId"
        label={t`Part of`}
        optional
        placeholder={t`Search departments`}
        helper={t`Leave empty for a top-level department.`}
        options={departments
          .filter(({ _id }) => !own.has(_id))
          .map((one) => ({ value: one._id, label: one.name, detail: pathOf(departments, one) }))}
      />
      <MoneyField
        name="purchaseBudgetPaise"
        label={t`Purchase budget`}
        unit={t`per financial year`}
        optional
        helper={t`Approvers of purchase requests see how much of it is left.`}
      />
    </FormDialog>
  )
}

const pathOf = (departments: readonly Department[], department: Department) =>
  aboveOf(departments, department)
    .map(({ name }) => name)
    .join(' / ')

/** The person setting it up may be the head, so no one is excluded. */
const loadEmployed: LoadOptions<Choice> = async (employeeName, next, signal) =>
  choicesFrom(
    await api('GET /api/v1/employee/pagination-all', {
      query: { employeeName, ...(next === undefined ? {} : { next }) },
      signal,
    }),
    (row) => ({
      value: row._id,
      label: row.name,
      detail: [row.code, row.department].filter(Boolean).join(' · '),
      photo: row.photo,
    }),
  )
