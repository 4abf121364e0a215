import { beforeAll, describe, expect, test } from 'vitest';
import { saveAllMatchKeys } from '../src/database/search/company-match-keys.js';
import { CompanyMatchKeyEntity } from '../src/database/entities/companies/company-match-key.entity.js';
import { createAdmin, decideCompany } from './builders/admin.js';
import { registerEmployer } from './builders/employer.js';
import { registerBranch } from './builders/join-requests.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

interface Duplicate {
  reasons: string[];
  company: { id: string };
}

describe('possible duplicates of a company', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  const signUp = (organizationName: string, companyWebsite: string, gstin: string) =>
    registerEmployer(portal, { organizationName, companyWebsite, gstin });
  const of = async ({ id }: Actor): Promise<[string, string[]][]> => {
    const { company } = await admin.client.ask<{ company: { possibleDuplicates: Duplicate[] } }>(
      'query ($id: ID!) { company(id: $id) { possibleDuplicates { reasons company { id } } } }',
      { id },
    );
    return company.possibleDuplicates.map((duplicate) => [duplicate.company.id, duplicate.reasons]);
  };

  test('share a GSTIN, a name without its legal form or a website, with the strongest match first', async () => {
    const one = await signUp('S.K. Mills Pvt. Ltd.', 'https://www.skmills.example/about', '24DUPLI1234F1Z5');
    await decideCompany(admin, one.id, 'APPROVE');
    const website = await signUp('Weavers of Surat', 'http://skmills.example', '27ABCDE1234F1Z5');
    const name = await signUp('SK MILLS', 'https://other.example', '29ABCDE1234F1Z5');
    const branch = { organizationName: 'Another', companyWebsite: 'https://skmills.example:8443/' };
    const gstin = await registerBranch(portal, admin, one.id, branch);
    await signUp('SK Millers', 'https://millers.example', '33ABCDE1234F1Z5');
    expect(await of(one)).toEqual([
      [gstin, ['GSTIN', 'WEBSITE']],
      [name.id, ['NAME']],
      [website.id, ['WEBSITE']],
    ]);
    expect(await of(name)).toEqual([[one.id, ['NAME']]]);
  });

  test('are found for earlier companies after their match keys are saved, also when that runs twice', async () => {
    const one = await signUp('Nilambar Weaves LLP', 'https://nilambar.example', '06ABCDE1234F1Z5');
    const other = await signUp('Nilambar Weaves', 'https://weaves.example', '07ABCDE1234F1Z5');
    const { manager } = portal.dataSource;
    await manager.clear(CompanyMatchKeyEntity);
    expect(await of(one)).toEqual([]);
    await saveAllMatchKeys(manager);
    await saveAllMatchKeys(manager);
    expect(await of(one)).toEqual([[other.id, ['NAME']]]);
  });

  test('no longer include a deleted company', async () => {
    const one = await signUp('Kiran Looms', 'https://kiran.example', '08ABCDE1234F1Z5');
    const other = await signUp('Kiran Looms Ltd', 'https://looms.example', '09ABCDE1234F1Z5');
    expect(await of(one)).toEqual([[other.id, ['NAME']]]);
    await portal.dataSource.query('DELETE FROM user WHERE id = ?', [other.id]);
    expect(await of(one)).toEqual([]);
  });
});
