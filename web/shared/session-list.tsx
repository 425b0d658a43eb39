import type { z } from 'zod'
import type { SessionInfo } from '#modules/people/identity/contract.ts'
import { formatDateTime } from '#platform/format.ts'
import { Badge } from '../ui/badge.tsx'
import { describeDevice } from './device-name.ts'

type Session = z.output<typeof SessionInfo> & { current?: boolean }

/** An account's sessions: device, place and start of each. */
export const SessionList = ({ sessions }: { sessions: readonly Session[] }) => (
  <ul>
    {sessions.map(({ id, agent, address, createdAt, lastUsedAt, current }) => (
      <li
        key={id}
        className="grid gap-x-4 border-t border-line px-4 py-2.5 text-14 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <b>{describeDevice(agent)}</b>
            {current && <Badge tone="success">Peranti ini</Badge>}
          </span>
          <span className="num block wrap-anywhere text-ink-2">{address}</span>
        </span>
        <span className="num text-12 text-ink-2 sm:text-right">
          <span className="block">dipakai {formatDateTime(lastUsedAt)}</span>
          <span className="block">masuk {formatDateTime(createdAt)}</span>
        </span>
      </li>
    ))}
  </ul>
)
