import { roleMeans, roleNames, roles } from '#modules/staff/rules.ts'
import { ChoiceCard } from '#web/ui/choice.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { useFormField } from '#web/ui/form.tsx'

/**
 * The roles with what each opens. `keepsAdmin` is why the admin's own role stays ticked: a closed box
 * is not sent, so it travels beside it.
 */
export function RolesField({
  held = [],
  keepsAdmin,
  titled = false,
}: {
  held?: readonly string[]
  keepsAdmin?: string | undefined
  /** What stands around it says already that these are roles. */
  titled?: boolean
}) {
  const { error, all } = useFormField('roles')
  const ticked = all ?? held
  return (
    <FieldGroup legend="Peran" hidden={titled} error={error}>
      {keepsAdmin && <input type="hidden" name="roles" value="admin" />}
      <div className="mb-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-2">
        {roles.map((role) => (
          <ChoiceCard
            key={role}
            type="checkbox"
            name="roles"
            value={role}
            heading={roleNames[role]}
            defaultChecked={ticked.includes(role)}
            aria-invalid={error ? true : undefined}
            refusal={role === 'admin' ? keepsAdmin : undefined}
          >
            {roleMeans[role]}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  )
}
