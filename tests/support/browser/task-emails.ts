import type { Page } from 'playwright-core'
import { emailedTaskKinds, emailedTasks } from '#modules/foundation/staff-tasks/rules.ts'

/** Checks the tasks that are named, `Retur, Tiket`, and no other. */
export async function checkTasks(page: Page, names: string) {
  const group = page.getByRole('group', { name: 'Kabari lewat email saat masuk' })
  for (const name of Object.values(emailedTasks))
    await group
      .getByRole('checkbox', { name, exact: true })
      .setChecked(names.split(', ').includes(name))
}

/** The tasks as they are named there. */
export const nameTasks = (kinds: readonly string[]): string =>
  emailedTaskKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => emailedTasks[kind])
    .join(', ')
