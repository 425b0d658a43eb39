import { z } from 'zod'
import { call, file } from '#platform/contract/call.ts'
import { Month } from '#platform/contract/schemas.ts'
import { statementCall, XLSX } from './contract.ts'

const staffCall = {
  ...statementCall,
  who: 'staff',
  roles: ['finance'],
  ids: 'uuid',
  query: z.object({ month: Month }),
} as const

export const staffStatementCalls = {
  companyPdf: call('GET /staff/companies/{id}/statement/pdf', {
    ...staffCall,
    summary: 'A month of a company’s account as a PDF',
    canLag: true,
    response: file('application/pdf'),
  }),
  companyXlsx: call('GET /staff/companies/{id}/statement/xlsx', {
    ...staffCall,
    summary: 'A month of a company’s account as a spreadsheet',
    canLag: true,
    response: file(XLSX),
  }),
  accountPdf: call('GET /staff/accounts/{id}/statement/pdf', {
    ...staffCall,
    summary: 'A month of what a buyer ordered for no company as a PDF',
    canLag: true,
    response: file('application/pdf'),
  }),
  accountXlsx: call('GET /staff/accounts/{id}/statement/xlsx', {
    ...staffCall,
    summary: 'A month of what a buyer ordered for no company as a spreadsheet',
    canLag: true,
    response: file(XLSX),
  }),
}
