import { Link } from '#web/ui/navigation/link.tsx'
import { moneyFromJson, moneyToJson, sum } from '#platform/money.ts'
import { Money } from '#web/ui/money.tsx'
import { AnswerRow } from './answer-row.tsx'
import type { ExampleLine } from './example-lines.ts'

/** What the answer to a list looks like, with goods of this shop at today's prices. */
export function ExampleAnswer({ lines }: { lines: readonly ExampleLine[] }) {
  if (lines.length === 0) return null
  const total = moneyToJson(sum(lines.map(({ amount }) => moneyFromJson(amount))))
  return (
    <section className="overflow-clip rounded-card border border-line bg-face shadow-card">
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="text-16">Contoh jawaban</h2>
        <span className="text-12 text-ink-2">harga hari ini</span>
      </header>
      <ol>
        {lines.map(({ to, name, image, detail, price, amount }, index) => (
          <AnswerRow
            key={to}
            number={index + 1}
            image={image}
            amount={<Money of={amount} className="font-bold" />}
          >
            <Link
              to={to}
              className="flex min-h-11 flex-col justify-center text-ink! no-underline! hover:text-link! hover:underline!"
            >
              <span className="font-semibold">{name}</span>
              <span className="num text-12 text-ink-2">
                {detail} × <Money of={price} />
              </span>
            </Link>
          </AnswerRow>
        ))}
      </ol>
      <p className="num flex items-baseline justify-between gap-3 border-t border-line px-4 py-3">
        <span className="text-14 text-ink-2">Sebelum harga grosir dan ongkos kirim</span>
        <Money of={total} className="text-20 font-heavy" />
      </p>
    </section>
  )
}
