import {
  AssignResponsibleDocument,
  ResponsibleAdministratorsDocument,
} from '../../features/shared/responsible/responsible.generated';
import { answerMutation, answerQuery } from '../server';

/** The reader is Asha Patel. */
export const ravi = { id: '8', name: 'Ravi Desai' };

/** Answers the administrators who can be responsible. Returns the requests. */
export const serveAdministrators = () =>
  answerQuery(ResponsibleAdministratorsDocument, {
    responsibleAdministrators: [{ id: '7', name: 'Asha Patel' }, ravi],
  });

/** Assigns all records, or those that `changed` accepts. Returns the inputs. */
export function assignAll(__typename: 'Company' | 'Job' | 'Approval', changed = (_id: string) => true) {
  return answerMutation(AssignResponsibleDocument, ({ input }) => {
    const name = input.responsibleId === ravi.id ? ravi.name : 'Asha Patel';
    const responsible = input.responsibleId == null ? null : { id: input.responsibleId, name };
    const records = [input.ids].flat().filter(changed);
    return { assignResponsible: { records: records.map((id) => ({ __typename, id, responsible })) } };
  });
}
