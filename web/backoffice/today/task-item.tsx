import type { z } from 'zod'
import type { todayCalls } from '#modules/operations/today/contract.ts'
import { formatRupiah } from '#platform/format.ts'
import { buildCaseUrl } from '../shared/lists/list-origin.ts'
import { QueueItem } from '../shared/queues/queue-item.tsx'

export type TaskListItem = z.output<
  (typeof todayCalls)['list']['response']['schema']
>['results'][number]

/** One task; the whole row leads to the page on which it is worked on. */
export const TaskItem = ({ task, list }: { task: TaskListItem; list: string }) => (
  <QueueItem
    to={buildCaseUrl(task.path, { list, position: task.position })}
    columns="lg:grid-cols-[minmax(0,1fr)_170px_230px_130px]"
    isClosed={false}
    row={{
      id: task.position,
      heading: (
        <>
          <b className="block truncate" title={task.buyer}>
            {task.buyer}
          </b>
          <span className="block text-14">{task.reason}</span>
          <span className="num text-12 text-ink-2">
            {[task.number, task.warehouses.join(', '), task.amount && formatRupiah(task.amount)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
      badge: { name: task.name, tone: 'primary' },
      receivedAt: task.since,
      dueDay: task.dueDay,
      ageHours: task.waitingHours,
      handler: task.assignee,
    }}
  />
)
