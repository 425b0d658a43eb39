import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatQuantity } from '#platform/format.ts'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { MatchedLines } from './matched-lines.tsx'
import type { QuickOrderLists } from './lists.ts'
import { QUICK_ORDER_URL } from './quick-order-url.ts'
import { SavedListRow } from './saved-list-row.tsx'

/** Past purchases or the buyer's lists; an open one as lines that can be changed and ordered. */
export function SavedLists({ lists, reply }: { lists: QuickOrderLists; reply: unknown }) {
  if (!lists.canSave)
    return (
      <EmptyState
        icon="rotate-ccw-clock"
        title="Masuk untuk melihat daftar Anda"
        text="Barang yang pernah dibeli dan daftar yang Anda simpan ada di akun Anda."
      >
        <ButtonLink
          to={`/login?redirect=${encodeURIComponent(`${QUICK_ORDER_URL}&daftar=${lists.tab}`)}`}
        >
          Masuk
        </ButtonLink>
      </EmptyState>
    )
  if (lists.tab === 'pernah-dibeli')
    return lists.open && lists.open.lines.length > 0 ? (
      <BoughtLines list={lists.open} reply={reply} />
    ) : (
      <EmptyState
        icon="rotate-ccw-clock"
        title="Belum pernah belanja"
        text="Barang dari pesanan Anda muncul di sini, sebanyak yang terakhir dipesan."
      >
        <ButtonLink to="/kategori">Mulai belanja</ButtonLink>
      </EmptyState>
    )
  const { list, open } = lists
  return (
    <div className="grid gap-4">
      {lists.saved.length === 0 ? (
        <EmptyState
          icon="list-checks"
          title="Belum ada daftar"
          text="Cocokkan daftar barang, lalu simpan dengan nama supaya bisa dipesan lagi."
        >
          <ButtonLink to={QUICK_ORDER_URL}>Tempel daftar</ButtonLink>
        </EmptyState>
      ) : (
        <Card flush title="Daftar tersimpan">
          <ul>
            {lists.saved.map((saved) => (
              <SavedListRow key={saved.id} saved={saved} current={saved.id === list?.id} />
            ))}
          </ul>
        </Card>
      )}
      {list && open && (
        <section aria-label={list.name} className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2>{list.name}</h2>
            {list.mine && (
              <ReplyForm reply={reply} intent="remove-list" action={QUICK_ORDER_URL}>
                <input type="hidden" name="list" value={list.id} />
                <ConfirmSubmit
                  label="Hapus daftar"
                  question={`Hapus daftar ${list.name}?`}
                  loss={`Daftar dengan ${formatQuantity(open.lines.length)} barang ini hilang${list.shared ? ', juga bagi rekan Anda' : ''}.`}
                  confirmLabel="Ya, hapus daftar"
                  variant="ghost"
                />
              </ReplyForm>
            )}
          </div>
          <MatchedLines
            key={`${list.id} ${list.changedAt}`}
            list={open}
            record={`${list.id} ${list.changedAt}`}
            reply={reply}
            saved={list.mine ? list : undefined}
            canSave
          />
        </section>
      )}
    </div>
  )
}
