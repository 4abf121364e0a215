import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { User } from '../accounts/accounts.types.js';

@ObjectType({ description: 'A list with its filters, saved by an administrator under a name.', simpleResolvers: true })
export class SavedView {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name: at most 60 characters, unique among your views.' }) name!: string;
  @Field(() => String, { description: "The list's path in the portal, with its filters." }) path!: string;
}

@InputType({ description: 'A list with its filters, and a name for it.' })
export class SaveViewInput {
  @Field(() => String, { description: 'The name, at most 60 characters.' }) name!: string;
  @Field(() => String, { description: "The path of one of the administrator's lists, with its filters." })
  path!: string;
}

@InputType({ description: 'A new name for a saved view.' })
export class RenameViewInput {
  @Field(() => ID, { description: "The view's id." }) id!: string;
  @Field(() => String, { description: 'The name, at most 60 characters.' }) name!: string;
}

@InputType({ description: 'The saved view to delete.' })
export class DeleteViewInput {
  @Field(() => ID, { description: "The view's id." }) id!: string;
}

@ObjectType({ description: 'The result of `saveView`.', simpleResolvers: true })
export class SaveViewPayload {
  @Field(() => User, { description: 'Your own account, with its saved views.' }) user!: User;
}

@ObjectType({ description: 'The result of `renameView`.', simpleResolvers: true })
export class RenameViewPayload {
  @Field(() => User, { description: 'Your own account, with its saved views.' }) user!: User;
}

@ObjectType({ description: 'The result of `deleteView`.', simpleResolvers: true })
export class DeleteViewPayload {
  @Field(() => User, { description: 'Your own account, with its saved views.' }) user!: User;
}
