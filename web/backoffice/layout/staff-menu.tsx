import { Form } from 'react-router'
import { leaveTab } from '#web/tab-session.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { formatRoles, type SignedInStaff } from '../shared/staff.ts'
import { barItemClass } from './bar-item-class.ts'

/** The signed-in member, their roles, and the button to sign out. */
export function StaffMenu({ staff }: { staff: SignedInStaff }) {
  const roles = formatRoles(staff)
  return (
    <div className="flex items-center justify-end gap-1 md:mt-auto md:grid md:justify-stretch">
      <p className="min-w-0 text-right leading-tight md:max-xl:sr-only xl:px-3.5 xl:py-2 xl:text-left">
        <b className="block truncate text-white">{staff.name}</b>
        <span className="block truncate text-12">{roles}</span>
      </p>
      <p
        aria-hidden
        title={`${staff.name} · ${roles}`}
        className="mx-auto hidden size-9 place-items-center rounded-full bg-dark-pill font-bold text-white md:max-xl:grid"
      >
        {getInitials(staff.name)}
      </p>
      <Form method="post" action="/backoffice?index" onSubmit={leaveTab}>
        <button
          type="submit"
          name="intent"
          value="sign-out"
          title="Keluar"
          className={`${barItemClass} w-full max-md:gap-2`}
        >
          <Icon name="log-out" />
          <span className="max-xl:sr-only">Keluar</span>
        </button>
      </Form>
    </div>
  )
}

const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')
