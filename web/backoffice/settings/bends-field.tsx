import { FieldGroup } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'

export type CategoryChoice = {
  category: string
  subCategory: readonly { slug: string; subCategory: string }[]
}

/** The sub-categories whose bars may be folded in two, by category. */
export function BendsField({
  label,
  chosen,
  categories,
}: {
  label: string
  chosen: readonly string[]
  categories: readonly CategoryChoice[]
}) {
  const names = categories
    .flatMap(({ subCategory }) => subCategory)
    .filter(({ slug }) => chosen.includes(slug))
    .map(({ subCategory }) => subCategory)
  return (
    <details className="min-w-0 sm:col-span-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 text-14">
        <span className="min-w-0">
          <b className="block font-semibold">{label}</b>
          <span className="block text-ink-2">{names.join(', ') || 'Tidak ada'}</span>
        </span>
        <Icon name="chevron-down" small className="ml-auto text-ink-2" />
      </summary>
      <GroupError name="bends" />
      <div className="mt-2 grid max-h-96 gap-4 overflow-y-auto border border-line p-4 sm:grid-cols-2 md:grid-cols-3">
        {categories.map(({ category, subCategory }) => (
          <FieldGroup key={category} legend={category}>
            {subCategory.map((each) => (
              <FormCheckbox
                key={each.slug}
                name="bends"
                value={each.slug}
                defaultChecked={chosen.includes(each.slug)}
              >
                {each.subCategory}
              </FormCheckbox>
            ))}
          </FieldGroup>
        ))}
      </div>
    </details>
  )
}
