export interface Command {
  does: string;
  /** The operands after its name, such as `DIR`. `[DIR]` is optional. */
  operands?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** True for a command that production rejects and `--help` omits there. */
  isForDevelopment?: true;
  /** Imports the code on use, because `--help` does not need it. */
  load: () => Promise<(call: Call) => Promise<number>>;
}

interface CommandOption {
  /** The placeholder of the value in the help. Options without one are flags. */
  value?: string;
  does: string;
  isRequired?: true;
}

export interface Call {
  operands: readonly string[];
  /** A flag has an empty text. */
  options: Readonly<Record<string, string | undefined>>;
  environment: NodeJS.ProcessEnv;
}
