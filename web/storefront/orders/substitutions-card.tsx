import { substitutionStatusNames } from '#modules/checkout/substitutions/rules/substitution-status.ts'
import { formatDateTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import {
  SubstitutionGoods,
  type SubstitutionResponse,
} from '#web/shared/order/substitution-goods.tsx'
import { substitutionStatusTones } from '#web/shared/status-badges/substitutions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

type Props = {
  substitutions: readonly SubstitutionResponse[]
  isPaid: boolean
  reply: FormErrors | undefined
}

/** Other goods that are proposed for what cannot be delivered; the buyer agrees or refuses. */
export const SubstitutionsCard = ({ substitutions, isPaid, reply }: Props) => (
  <Card title="Barang pengganti">
    <ul className="grid gap-4">
      {substitutions.map((each) => (
        <li
          key={each.id}
          className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
        >
          {each.canDecide ? (
            <p className="text-14">
              Barang semula belum dapat kami kirim. Tidak ada yang berubah sebelum Anda setuju;
              putuskan sebelum {formatDateTime(each.expiresAt)}.
            </p>
          ) : (
            <p>
              <Badge tone={substitutionStatusTones[each.status]}>{describeForBuyer(each)}</Badge>
            </p>
          )}
          {each.note && <p className="text-14 wrap-anywhere">{each.note}</p>}
          <SubstitutionGoods each={each} />
          {each.canDecide && (
            <>
              <p className="text-14 text-ink-2">
                {isPaid
                  ? 'Bila lebih murah, selisihnya kami kembalikan ke rekening Anda.'
                  : 'Bila lebih murah, tagihan Anda berkurang sebesar selisihnya.'}
              </p>
              <div className="flex flex-wrap gap-2">
                <ReplyForm
                  reply={reply}
                  intent={`accept-substitution ${each.id}`}
                  className="max-sm:w-full"
                >
                  <SubmitButton
                    color="main"
                    name="intent"
                    value={`accept-substitution ${each.id}`}
                    className="max-sm:w-full"
                  >
                    Setuju diganti
                  </SubmitButton>
                </ReplyForm>
                <ReplyForm
                  reply={reply}
                  intent={`refuse-substitution ${each.id}`}
                  className="max-sm:w-full"
                >
                  <SubmitButton
                    variant="outlined"
                    name="intent"
                    value={`refuse-substitution ${each.id}`}
                    className="max-sm:w-full"
                  >
                    Tolak
                  </SubmitButton>
                </ReplyForm>
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

const describeForBuyer = ({ status }: SubstitutionResponse): string =>
  status === 'accepted'
    ? 'Anda setuju'
    : status === 'refused'
      ? 'Anda menolak'
      : substitutionStatusNames[status]
