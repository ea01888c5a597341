import ts from 'typescript';

export interface LongFunction {
  readonly name: string;
  readonly lines: number;
}

/**
 * The functions of a file that are longer than `limit`, from the first line of their signature to the last of
 * their body. A function's name is its own, or that of what it is given to.
 */
export function functionsOver(limit: number, path: string, code: string): LongFunction[] {
  if (code.split('\n').length <= limit) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found: LongFunction[] = [];
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart(file)) + 1;
      if (lines > limit) found.push({ name: nameOf(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  let { parent } = node as ts.Node;
  while (parent) {
    if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
      return parent.name.getText();
    if (ts.isCallExpression(parent)) return `${parent.expression.getText().split('\n')[0]}(…)`;
    parent = parent.parent;
  }
  return 'anonymous';
}
