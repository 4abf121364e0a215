import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAdminRights } from '../../../testing/data/builders';
import { aJob, details, open, serveJobs } from '../../../testing/data/managed-jobs';
import { nothingWaits } from '../../../testing/data/requests';
import { assignAll, ravi, serveAdministrators } from '../../../testing/data/responsible';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { UnreadNotificationCountDocument } from '../../notifications/notifications.generated';
import { AssignResponsibleDocument } from '../../shared/responsible/responsible.generated';
import { JobInformationDocument } from './job-information.generated';

const CHANGE = 'Change the responsible administrator of Loom Engineer';
const responsible = async () =>
  within((await screen.findByText('Responsible', { selector: 'th' })).closest('tr') as HTMLElement);

describe('the responsible administrator of a job', () => {
  it('is taken over with one press, and changed to nobody in a dialog', async () => {
    serveJobs([aJob()]);
    serveAdministrators();
    answerQuery(JobInformationDocument, { job: { ...details, responsible: ravi } });
    open('?record=31');
    expect(await (await responsible()).findByText('Ravi Desai')).toBeVisible();
    answerMutation(AssignResponsibleDocument, () => errorResponse('INTERNAL', 'boom'));
    await press('Assign to me');
    expect(await (await responsible()).findByRole('alert')).toBeVisible();
    const sent = assignAll('Job');
    await press('Assign to me');
    expect(await (await responsible()).findByText('Asha Patel')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    expect(screen.getByRole('button', { name: CHANGE })).toHaveFocus();
    await press(CHANGE);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the responsible administrator' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Responsible' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await responsible()).findByText('Nobody')).toBeVisible();
    expect(sent).toEqual([
      { kind: 'JOB', ids: ['31'], responsibleId: '7' },
      { kind: 'JOB', ids: ['31'], responsibleId: null },
    ]);
  });

  it('is only named to readers', async () => {
    serveJobs([aJob()]);
    answerQuery(JobInformationDocument, { job: { ...details, responsible: ravi } });
    open('?record=31');
    answerQuery(UnreadNotificationCountDocument, {
      viewer: { unreadNotificationCount: 0, savedViews: [], ...anAdminRights({ adminRole: 'READER' }) },
      waitingCounts: nothingWaits,
    });
    expect(await (await responsible()).findByText('Ravi Desai')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    expect(screen.queryByRole('button', { name: CHANGE })).toBeNull();
  });
});
