import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { useCallback, useState } from 'react'
import { createAttempts } from '../../commands/attempts.ts'
import type { CommandResult } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { readCampaign } from '../../visit/campaign.ts'
import { readClientId } from '../../visit/client-id.ts'
import { setFirstLead } from '../../visit/customer-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { LeadValues } from './lead-rules.ts'

type Sent = CommandResult<Commands['createLead']['answer']>

/**
 * Sends a form that keeps its rules; a lead without a cart. A visitor who has none yet goes on as this lead, so that
 * buying online later is not taken for another interest; a purchase under way keeps its own.
 */
export function useSendLead(): (values: LeadValues) => Promise<Sent> {
  const store = useVisitorStore()
  const [attempt] = useState(createAttempts)
  return useCallback(
    async (values) => {
      const phone = parseMobile(values.mobile)
      // Whoever is quick sends it before the campaign was kept.
      const utm = store.getState().customer.utm ?? readCampaign(location.search)
      const body = {
        visitorId: readClientId(document.cookie),
        company: {
          cnpj: parseCnpj(values.cnpj) ?? values.cnpj,
          employees: Number(values.employees),
          ...(utm ? { utm } : {}),
          contact: {
            name: values.name.trim(),
            email: parseEmail(values.email) ?? values.email,
            phone: phone ? phone.ddd + phone.number : values.mobile,
          },
        },
      }
      const result = await attempt(body, (idempotencyKey) =>
        runCommand('createLead', { body, idempotencyKey }),
      )
      if (result.ok) store.move(setFirstLead, result.answer.leadId)
      return result
    },
    [store, attempt],
  )
}
