/** Runs a command that ends: prints what it answers, or its error in words fit for the operator. */
export function runCommand(command: () => Promise<string>): void {
  Promise.resolve()
    .then(command)
    .then(
      (answer) => {
        process.stdout.write(`${answer}\n`);
        process.exit();
      },
      (error: unknown) => {
        process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
        process.exit(1);
      },
    );
}
