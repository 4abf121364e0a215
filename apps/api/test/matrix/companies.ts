import { invitee, member } from '../builders/company-members.js';
import { CompanyEntity } from '../../src/database/entities/companies/company.entity.js';
import { CompanyJoinRequestEntity } from '../../src/database/entities/companies/company-join-request.entity.js';
import { applicant, ASK_TO_JOIN, askToJoin, DECIDE_JOIN } from '../builders/join-requests.js';
import { companyInput, registerEmployer } from '../builders/employer.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, employers, everybody, ownAccount, staff } from './verdicts.js';
import type { World } from './world.js';

const theCompany = ({ companyId }: World) => ({ variables: { id: companyId } });
const theMember = ({ actors }: World) => ({ variables: { id: actors.recruiter.id } });
const companyPath = ({ companyId }: World) => ({ path: { id: companyId } });

/** The verdicts of owners whose company no administrator has approved. */
const notApproved = { pendingEmployer: 'COMPANY_NOT_APPROVED', rejectedEmployer: 'COMPANY_NOT_APPROVED' } as const;

export const companyOperations: OperationRows = {
  'User.company': {
    document: 'query { viewer { company { id addresses { city } } } }',
    verdicts: ownAccount('OK', { candidate: 'NULL', otherCandidate: 'NULL', interviewer: 'NULL', ...staff('NULL') }),
  },
  'Company.employer': {
    document: 'query ($id: ID!) { company(id: $id) { employer { id email } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Company.jobs': {
    document: 'query ($id: ID!) { company(id: $id) { jobs { nodes { id } } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Company.possibleDuplicates': {
    document: 'query ($id: ID!) { company(id: $id) { possibleDuplicates { reasons company { id } } } }',
    call: theCompany,
    verdicts: employers('FORBIDDEN', 'NULL', staff()),
  },
  'Company.reports': {
    document:
      'query ($id: ID!) { company(id: $id) { reports(names: [OFFERS, APPROVALS], filter: { companyId: "1" }) { rows { cells } } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Query.company': {
    document: 'query ($id: ID!) { company(id: $id) { id email addresses { city } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Query.companies': { document: 'query { companies { nodes { id } totalCount } }', verdicts: admins() },
  'Mutation.inviteCompanyMember': {
    document: 'mutation ($input: InviteCompanyMemberInput!) { inviteCompanyMember(input: $input) { company { id } } }',
    call: () => ({ variables: { input: invitee() } }),
    verdicts: employers('OK', 'OK', { recruiter: 'FORBIDDEN', ...notApproved }),
  },
  'Mutation.resendCompanyMemberInvitation': {
    document: 'mutation ($id: ID!) { resendCompanyMemberInvitation(input: { id: $id }) { company { id } } }',
    call: theMember,
    verdicts: employers('INVITATION_ACCEPTED', 'NOT_FOUND', { recruiter: 'FORBIDDEN', ...notApproved }),
  },
  'Mutation.removeCompanyMember': {
    document: 'mutation ($id: ID!) { removeCompanyMember(input: { id: $id }) { company { id } } }',
    call: theCompany,
    freshCall: async ({ portal, office }) => ({ variables: { id: (await member(portal, office.employer)).id } }),
    verdicts: employers('OK', 'NOT_FOUND', { recruiter: 'FORBIDDEN' }),
  },
  'Mutation.transferCompanyOwnership': {
    document:
      'mutation ($id: ID!) { transferCompanyOwnership(input: { id: $id, password: "wrong" }) { company { id } } }',
    call: theMember,
    verdicts: employers('INVALID_INPUT', 'INVALID_INPUT', { recruiter: 'FORBIDDEN' }),
  },
  'Company.joinRequests': {
    document: 'query ($id: ID!) { company(id: $id) { joinRequests { id email } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Mutation.requestToJoinCompany': {
    document: ASK_TO_JOIN,
    freshCall: async ({ portal, office }) => {
      const where = { id: office.employer.id };
      const { gstin } = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, where);
      return { variables: { input: applicant(gstin) } };
    },
    verdicts: everybody(),
  },
  'Mutation.decideJoinRequest': {
    document: DECIDE_JOIN,
    call: () => ({ variables: { id: '999999', decision: 'REFUSE' } }),
    freshCall: async ({ portal, office }) => {
      const where = { id: office.employer.id };
      const { gstin } = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, where);
      const { email } = await askToJoin(portal, gstin);
      const { id } = await portal.dataSource.manager.findOneByOrFail(CompanyJoinRequestEntity, { email });
      return { variables: { id, decision: 'REFUSE' } };
    },
    verdicts: employers('OK', 'NOT_FOUND', {
      recruiter: 'NOT_FOUND',
      interviewer: 'NOT_FOUND',
      ...staff('NOT_FOUND', 'RECRUITER'),
    }),
  },
  'User.viewerCanRecruit': {
    document: 'query { viewer { viewerCanRecruit } }',
    verdicts: ownAccount('OK'),
  },
  'Mutation.changeCompanyRole': {
    document: 'mutation ($id: ID!) { changeCompanyRole(input: { id: $id, role: RECRUITER }) { company { id } } }',
    call: theMember,
    verdicts: employers('OK', 'NOT_FOUND', { recruiter: 'FORBIDDEN' }),
  },
  'Company.members': {
    document: 'query ($id: ID!) { company(id: $id) { viewerCanManage members { id email } } }',
    call: theCompany,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Mutation.saveCompanyProfile': {
    document: 'mutation ($input: SaveCompanyProfileInput!) { saveCompanyProfile(input: $input) { company { id } } }',
    call: () => ({ variables: { input: companyInput() } }),
    verdicts: employers('OK', 'OK', { recruiter: 'FORBIDDEN' }),
  },
};

export const companyRoutes: RestRows = {
  'GET api/employer/company-profile/{id}': {
    request: companyPath,
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND', ...staff() }),
  },
  'POST api/employer/company-profile/{id}': {
    request: (world) => ({
      ...companyPath(world),
      body: {
        user: { full_name: 'Meera Shah', contact: '9812345670' },
        company_info: {
          industry: 'Textile',
          company_contact: '9812345671',
          company_headquarter: 'Surat',
          year_established: 1998,
          company_description: 'Weaves.',
        },
        other_addresses: [
          { org_address_1: 'A', org_city: 'Surat', org_state: 'Gujarat', org_country: 'India', org_pincode: '395002' },
        ],
      },
    }),
    verdicts: employers('OK', 'NOT_FOUND', { recruiter: 'FORBIDDEN', interviewer: 'NOT_FOUND' }),
  },
  'GET api/admin/employers': { verdicts: admins() },
  'GET api/admin/employers/view-profile': { verdicts: admins() },
  'GET api/admin/employers/company-info/{id}': { request: companyPath, verdicts: admins() },
  'GET api/admin/employers/{id}': { request: companyPath, verdicts: admins() },
  'PUT api/admin/employers/status/{id}': {
    request: (world) => ({ ...companyPath(world), body: { status: 'Approved' } }),
    freshRequest: async ({ portal }) => ({
      path: { id: (await registerEmployer(portal)).id },
      body: { status: 'Approved' },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'PUT api/admin/employers/update-status/{id}': {
    request: (world) => ({ ...companyPath(world), body: { status: 'Inactive' } }),
    freshRequest: async ({ portal }) => ({
      path: { id: (await registerEmployer(portal)).id },
      body: { status: 'Inactive' },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};
