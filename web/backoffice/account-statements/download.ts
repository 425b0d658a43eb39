import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createPdfResponse, createSheetResponse } from '#web/file-response.ts'
import { readStatementParams } from '#web/statement-params.ts'
import type { Route } from './+types/download'

/** `?company={id}` or `?account={id}` with a month: the statement as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffStatements } = context.get(apiContext)
  const asked = readStatementParams(url)
  const company = url.searchParams.get('company')
  const id = company ?? url.searchParams.get('account')
  if (!asked || !id) throw data({ message: 'Berkas ini tidak dikenal.' }, 404)
  const request = { id, query: { month: asked.month } }
  if (asked.format === 'pdf')
    return createPdfResponse(
      await (company ? staffStatements.companyPdf(request) : staffStatements.accountPdf(request)),
    )
  return createSheetResponse(
    await (company ? staffStatements.companyXlsx(request) : staffStatements.accountXlsx(request)),
  )
}
