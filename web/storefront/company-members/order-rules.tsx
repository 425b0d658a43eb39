import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { CompanyData } from './load.ts'

type Props = { company: CompanyData; reply: unknown }

const RULES = [
  {
    name: 'requiresPoNumber',
    title: { on: 'Nomor PO wajib', off: 'Nomor PO tidak wajib' },
    on: 'Setiap pesanan perusahaan harus memakai nomor PO.',
    off: 'Pesanan bisa dibuat tanpa nomor PO.',
    button: { on: 'Jangan wajibkan', off: 'Wajibkan nomor PO' },
  },
  {
    name: 'requiresPoFile',
    title: { on: 'Berkas PO wajib', off: 'Berkas PO tidak wajib' },
    on: 'Setiap pesanan perusahaan harus disertai berkas PO.',
    off: 'Pesanan bisa dibuat tanpa berkas PO.',
    button: { on: 'Jangan wajibkan', off: 'Wajibkan berkas PO' },
  },
  {
    name: 'invoicesDeliveries',
    title: { on: 'Tagihan tempo per pengiriman', off: 'Tagihan tempo per pesanan' },
    on: 'Setiap pengiriman pesanan tempo terbit tagihannya sendiri, setelah barangnya berangkat.',
    off: 'Pesanan tempo ditagih sekali, saat dipesan.',
    button: { on: 'Tagih per pesanan', off: 'Tagih per pengiriman' },
  },
] as const

/** What orders of the company have to carry and how they are invoiced: its owner changes it, all others read it. */
export const OrderRules = ({ company, reply }: Props) =>
  RULES.filter(({ name }) => company.role === 'owner' || company[name]).map((rule) => (
    <OrderRule
      key={rule.name}
      rule={rule}
      isOn={company[rule.name]}
      canChange={company.role === 'owner'}
      reply={reply}
    />
  ))

type RuleProps = {
  rule: (typeof RULES)[number]
  isOn: boolean
  canChange: boolean
  reply: unknown
}

const OrderRule = ({ rule, isOn, canChange, reply }: RuleProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 text-14">
    <p className="min-w-0 flex-[1_1_16rem]">
      <b className="block">{rule.title[isOn ? 'on' : 'off']}</b>
      <span className="text-ink-2">{isOn ? rule.on : rule.off}</span>
    </p>
    {canChange && (
      <ReplyForm reply={reply} intent="people-rules">
        <input type="hidden" name={rule.name} value={isOn ? 'no' : 'yes'} />
        <SubmitButton variant="outlined" size="small">
          {rule.button[isOn ? 'on' : 'off']}
        </SubmitButton>
      </ReplyForm>
    )}
  </div>
)
