import type { AppDeps } from '#platform/http/context.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { ticketTopicNames } from '../rules/topics.ts'
import { listOpen } from '../store/staff-tasks.ts'

/** Tickets that wait for an answer. */
export const ticketTasks: StaffTaskSource<AppDeps> = {
  kind: 'ticket',
  name: 'Tiket',
  roles: ['sales'],
  list: async ({ db }, filter) =>
    filter.warehouse === undefined
      ? (await listOpen(db, filter)).map(({ id, number, topic, handler, since, buyer }) => ({
          id,
          path: `/backoffice/tiket/${id}`,
          number,
          buyer,
          reason: `Menunggu jawaban tentang ${ticketTopicNames[topic].toLowerCase()}.`,
          since,
          amount: null,
          warehouses: [],
          assignee: handler,
        }))
      : [],
}
