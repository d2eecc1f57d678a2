import type { Handlers } from '../platform/http/call';
import { addInvoice } from './accounts/add-invoice';
import { changeAccount } from './accounts/change-account';
import { closeAccount } from './accounts/close-account';
import { createAccount } from './accounts/create-account';
import { eraseAccount } from './accounts/erase-account';
import { listFlags } from './accounts/flag-settings';
import { planLicence, unplanLicence } from './accounts/licence-periods';
import { listAccounts } from './accounts/list-accounts';
import { readAccount } from './accounts/read-account';
import { disableUser, inviteUserAgain } from './accounts/users';
import { declineApplication } from './applications/decline-application';
import { listApplications } from './applications/list-applications';
import { handleContactMessage } from './contact/handle-contact-message';
import { listContactMessages } from './contact/list-contact-messages';
import { listErrors } from './dashboard/list-errors';
import { readDashboard } from './dashboard/read-dashboard';
import { handlers as games } from './games/handlers';
import { handlers as jobs } from './jobs/handlers';
import { exportAudit } from './log/export-audit';
import { listAudit } from './log/list-audit';
import { handlers as lookIn } from './look-in/handlers';
import { listOfficeMessages, readOfficeMessage } from './messages/read';
import { handlers as messages } from './messages/write';
import { findPupils } from './pupils/find-pupils';
import { handlers as savingsCards } from './savings-cards/handlers';
import { handlers as staff } from './staff/handlers';
import { publishOfficeCollection } from './sums/publish-collection';
import { putBackOfficeCollection } from './sums/put-back-collection';
import { listOfficeCollections, readOfficeCollection } from './sums/read-collections';
import { listGenerators, readGenerator } from './sums/read-generators';
import { archiveOfficeCollection, saveOfficeCollection } from './sums/save-collection';
import { archiveGenerator, saveGenerator } from './sums/save-generator';
import { handlers as publishing } from './webinars/publish';
import { listOfficeWebinars, readOfficeWebinar } from './webinars/read';
import { saveOfficeWebinar } from './webinars/save-webinar';
import { handlers as signUps } from './webinars/sign-ups';

export const handlers = {
  ...games,
  ...jobs,
  ...lookIn,
  ...messages,
  ...publishing,
  ...savingsCards,
  ...signUps,
  ...staff,
  exportAudit,
  findPupils,
  listAudit,
  listErrors,
  listFlags,
  listOfficeMessages,
  listOfficeWebinars,
  readOfficeMessage,
  readOfficeWebinar,
  saveOfficeWebinar,
  archiveGenerator,
  archiveOfficeCollection,
  listGenerators,
  listOfficeCollections,
  publishOfficeCollection,
  putBackOfficeCollection,
  readGenerator,
  readOfficeCollection,
  saveGenerator,
  saveOfficeCollection,
  addInvoice,
  changeAccount,
  closeAccount,
  createAccount,
  declineApplication,
  disableUser,
  eraseAccount,
  handleContactMessage,
  inviteUserAgain,
  listAccounts,
  listApplications,
  listContactMessages,
  planLicence,
  readAccount,
  readDashboard,
  unplanLicence,
} satisfies Partial<Handlers>;
