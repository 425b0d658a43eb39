import { staffRoleDescriptions, staffRoleNames, staffRoles } from '#modules/people/staff/rules.ts'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { useFormField } from '#web/ui/forms/form.tsx'

/**
 * The roles with what each allows. With `keepAdminReason` the admin role cannot be cleared: a
 * disabled box is not posted, so a hidden input posts it.
 */
export function RolesField({
  currentRoles = [],
  keepAdminReason,
  isTitled = false,
}: {
  currentRoles?: readonly string[]
  keepAdminReason?: string | undefined
  /** Whether the surrounding card already carries the title. */
  isTitled?: boolean
}) {
  const { error, all } = useFormField('roles')
  const ticked = all ?? currentRoles
  return (
    <FieldGroup legend="Peran" hidden={isTitled} error={error}>
      {keepAdminReason && <input type="hidden" name="roles" value="admin" />}
      <div className="mb-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-2">
        {staffRoles.map((role) => (
          <ChoiceCard
            key={role}
            type="checkbox"
            name="roles"
            value={role}
            heading={staffRoleNames[role]}
            defaultChecked={ticked.includes(role)}
            aria-invalid={error ? true : undefined}
            disabledReason={role === 'admin' ? keepAdminReason : undefined}
          >
            {staffRoleDescriptions[role]}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  )
}
