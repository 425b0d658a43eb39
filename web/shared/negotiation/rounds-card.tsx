import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { formatDateTime } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { compareRounds, type NamedTerms } from './compare-rounds.ts'
import { RoundChanges } from './round-changes.tsx'
import type { NegotiationLineResponse, NegotiationResponse } from './types.ts'

type Sides = { buyer: string; shop: string }

/**
 * Every round with the bid and the offer side by side: who and when, what the goods and the freight come to before
 * PPN, until when it stands, and what changed. `sides` names buyer and shop as the reader calls them.
 */
export function RoundsCard({
  header,
  lines,
  sides,
}: {
  header: NegotiationResponse
  lines: readonly NegotiationLineResponse[]
  sides: Sides
}) {
  const rounds = compareRounds(header.rounds, lines)
  const isFreightShown = header.delivery.code !== 'pickup'
  const newest = rounds.at(-1)
  return (
    <Card title="Ronde" flush>
      <p className="px-4 pt-3 text-14 text-ink-2">Jumlah sebelum PPN.</p>
      <ol>
        {rounds.map(({ round, bid, offer }) => (
          <li key={round} className="border-b border-line px-4 py-3 last:border-b-0">
            <h3 className="mb-1 text-14">Ronde {round}</h3>
            <div className="-mx-2 grid grid-cols-2 gap-2">
              <Named
                label={`Ronde ${round}, ${sides.buyer}`}
                side={sides.buyer}
                terms={bid}
                isFreightShown={isFreightShown}
                isNewest={newest?.round === round && offer === null}
                absent="Dimulai dengan penawaran."
              />
              <Named
                label={`Ronde ${round}, ${sides.shop}`}
                side={sides.shop}
                terms={offer}
                isFreightShown={isFreightShown}
                isNewest={newest?.round === round && offer !== null}
                absent="Belum dijawab."
              />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** What one side named in a round, or why there is nothing. */
function Named({
  label,
  side,
  terms,
  isFreightShown,
  isNewest,
  absent,
}: {
  /** Names the part for screen readers, among those of other rounds. */
  label: string
  side: string
  terms: NamedTerms | null
  isFreightShown: boolean
  isNewest: boolean
  absent: string
}) {
  return (
    <section
      aria-label={label}
      className={clsx(
        'grid min-w-0 content-start gap-2 rounded-small px-2 py-2 text-14',
        isNewest && terms && 'bg-tarp-50',
      )}
    >
      <p>
        <b className="first-letter:uppercase block">{side}</b>
        {terms ? (
          <span className="num block text-12 text-ink-2">
            {terms.by !== side && `${terms.by}, `}
            {formatDateTime(terms.at)}
          </span>
        ) : (
          <span className="block text-ink-2">{absent}</span>
        )}
      </p>
      {terms && (
        <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Row name="Barang">
            <Money of={terms.goods} className="font-bold" />
          </Row>
          {isFreightShown && (
            <Row name="Ongkos kirim">
              {terms.formerFreight && (
                <>
                  <s className="text-ink-2">
                    <span className="sr-only">sebelumnya </span>
                    <Money of={terms.formerFreight} />
                  </s>{' '}
                </>
              )}
              {terms.freight ? <Money of={terms.freight} /> : 'menyusul'}
            </Row>
          )}
          {terms.validUntil && (
            <Row name="Berlaku sampai">
              <span className="num">{formatDateTime(terms.validUntil)}</span>
            </Row>
          )}
          {terms.changes.length > 0 && (
            <Row name="Berubah">
              <RoundChanges changes={terms.changes} />
            </Row>
          )}
        </dl>
      )}
    </section>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-subgrid sm:col-span-2">
    <dt className="text-12 leading-5 text-ink-2">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
