/** A command of the operator. */
export interface Command {
  /** The description, in one line. */
  does: string;
  /** The operands after its name, such as `DIR`. `[DIR]` is optional. */
  operands?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** Refused in production, where `--help` does not list it. */
  isForDevelopment?: true;
  /** Reads its code only when it is to be carried out: `--help` needs none of it. */
  load: () => Promise<(call: Call) => Promise<number>>;
}

interface CommandOption {
  /** The name of its value in the help. An option without one is a flag. */
  value?: string;
  does: string;
  isRequired?: true;
}

/** A command as it was given. */
export interface Call {
  operands: readonly string[];
  /** A flag that was given has an empty text. */
  options: Readonly<Record<string, string | undefined>>;
  environment: NodeJS.ProcessEnv;
}
