import { formatQuantity } from '#platform/format.ts'

type AppliedImport = {
  id: string
  name: string
  undoOf: string | null
  changes: number
  additions: number
}

/** The audit log's one entry of an applied import; its rows are those of the import. */
export const toAuditEntry = ({ id, name, undoOf, changes, additions }: AppliedImport) => ({
  action: undoOf ? 'Batalkan impor' : 'Terapkan impor',
  entityType: 'import',
  entityId: id,
  entityLabel: name,
  after: {
    changedRows: formatQuantity(changes - additions),
    addedRows: additions > 0 ? formatQuantity(additions) : '',
  },
})
