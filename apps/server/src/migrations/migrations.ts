import { firstTables } from './001-first-tables.ts'
import { cardPayments } from './002-card-payments.ts'
import { protection } from './003-protection.ts'
import { registrations } from './005-registrations.ts'
import { mailLimits } from './006-mail-limits.ts'
import { personalData } from './007-personal-data.ts'
import { confirmedOrders } from './008-confirmed-orders.ts'
import { sessionsAndShares } from './009-sessions-and-shares.ts'
import { proof } from './013-proof.ts'
import { proofIndexes } from './014-proof-indexes.ts'
import { proposals } from './015-proposals.ts'
import { proposalIndexes } from './016-proposal-indexes.ts'
import { operators } from './026-operators.ts'
import { personIds } from './027-person-ids.ts'
import { chainLinks } from './028-chain-links.ts'
import { turns } from './030-turns.ts'
import { acceptedMarks } from './031-accepted-marks.ts'
import { ages } from './032-ages.ts'
import { markAccepted } from './033-mark-accepted.ts'
import { mailedProposals } from './034-mailed-proposals.ts'
import { personRequestSubjects } from './035-person-request-subjects.ts'
import { lookUpsAndOpenings } from './037-look-ups-and-openings.ts'
import { claimedPersons } from './040-claimed-persons.ts'
import { priceDays } from './042-price-days.ts'
import type { StoreMigration } from './store-migration.ts'

/** Applied in the order of their names; one that ran anywhere is never edited, a new one follows it. */
export const MIGRATIONS: Readonly<Record<string, StoreMigration>> = {
  '001-first-tables': firstTables,
  '002-card-payments': cardPayments,
  '003-protection': protection,
  '005-registrations': registrations,
  '006-mail-limits': mailLimits,
  '007-personal-data': personalData,
  '008-confirmed-orders': confirmedOrders,
  '009-sessions-and-shares': sessionsAndShares,
  '013-proof': proof,
  '014-proof-indexes': proofIndexes,
  '015-proposals': proposals,
  '016-proposal-indexes': proposalIndexes,
  '026-operators': operators,
  '027-person-ids': personIds,
  '028-chain-links': chainLinks,
  '030-turns': turns,
  '031-accepted-marks': acceptedMarks,
  '032-ages': ages,
  '033-mark-accepted': markAccepted,
  '034-mailed-proposals': mailedProposals,
  '035-person-request-subjects': personRequestSubjects,
  '037-look-ups-and-openings': lookUpsAndOpenings,
  '040-claimed-persons': claimedPersons,
  '042-price-days': priceDays,
}
